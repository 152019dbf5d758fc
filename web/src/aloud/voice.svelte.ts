import type { Language } from "../words/words.svelte";
import { pronounced } from "./pronounced";
import { sentencesIn } from "./sentences";

/** Something to say, and the language that it is in. */
export interface Passage {
  readonly text: string;
  readonly language: Language;
}

/** What is used of a browser's own speech. */
export type Synthesis = Pick<SpeechSynthesis, "getVoices" | "speak" | "cancel" | "addEventListener">;
type Utter = (text: string) => SpeechSynthesisUtterance;

const TAGS: Readonly<Record<Language, string>> = { en: "en-GB", fr: "fr-FR", de: "de-DE" };
const PATIENCE = 2_000; // ms until a browser that has named no voice has none

/** The loudspeaker's voice. It says a text sentence by sentence: Chrome breaks off what takes longer than 15 s. */
export class Voice {
  #voices: readonly SpeechSynthesisVoice[] = $state.raw([]);
  #waiting = $state(true);
  #woken = false;

  constructor(
    private readonly synthesis: Synthesis | undefined,
    private readonly utter: Utter,
  ) {
    this.#look();
    synthesis?.addEventListener("voiceschanged", () => this.#look());
    if (synthesis) setTimeout(() => (this.#waiting = false), PATIENCE);
    else this.#waiting = false;
  }

  /** Null: the browser has not said yet. */
  speaks(language: Language): boolean | null {
    if (this.#voiceFor(language)) return true;
    return this.#waiting && !this.#voices.length ? null : false;
  }

  /** Instead of what is being said. What there is no voice for stays unsaid. */
  speak(passages: readonly Passage[]): void {
    this.hush();
    for (const { text, language } of passages) {
      const voice = this.#voiceFor(language);
      if (voice) for (const sentence of sentencesIn(pronounced(text, language))) this.#say(sentence, language, voice);
    }
  }

  hush(): void {
    this.synthesis?.cancel();
  }

  /** To be called while somebody taps: before that, an iPhone says nothing. */
  wake(): void {
    if (this.#woken) return;
    this.#woken = true;
    this.synthesis?.speak(this.utter(" "));
  }

  #look(): void {
    this.#voices = this.synthesis?.getVoices() ?? [];
  }

  #say(text: string, language: Language, voice: SpeechSynthesisVoice): void {
    const utterance = this.utter(text);
    utterance.lang = TAGS[language];
    utterance.voice = voice;
    this.synthesis?.speak(utterance);
  }

  /** One of the device's own before one that needs a network, one of our country before another's. */
  #voiceFor(language: Language): SpeechSynthesisVoice | undefined {
    const fitting = this.#voices.filter(({ lang }) => lang.toLowerCase().startsWith(language));
    const worth = ({ lang, localService }: SpeechSynthesisVoice): number =>
      Number(localService) * 2 + Number(lang.replace("_", "-") === TAGS[language]);
    return fitting.toSorted((one, other) => worth(other) - worth(one))[0];
  }
}

export const voice = new Voice(globalThis.speechSynthesis, (text) => new SpeechSynthesisUtterance(text));
