// Renders each recipe and measures it.
async (recipes, strike) => {
  const RATE = 48_000;
  const WINDOW = 0.05 * RATE; // as long as the ear needs to hear how loud something is
  const decibels = (size) => 20 * Math.log10(Math.max(size, 1e-6));

  // What the ear hears less of, low and very high, counts less: IEC 61672's curve A.
  const weight = (f) => (1.26 * 12194 ** 2 * f ** 4) / ((f ** 2 + 20.6 ** 2) * Math.sqrt((f ** 2 + 107.7 ** 2) * (f ** 2 + 737.9 ** 2)) * (f ** 2 + 12194 ** 2));

  async function render(notes) {
    const audio = new OfflineAudioContext(1, 2 * RATE, RATE);
    for (const note of notes) strike(audio, audio.destination, note, note.at);
    return (await audio.startRendering()).getChannelData(0);
  }

  /** Power by frequency of one window, by the definition: few and short sounds need nothing faster. */
  function spectrum(samples, from) {
    const bands = [];
    for (let f = 60; f < 14_000; f *= 1.06) {
      let re = 0;
      let im = 0;
      for (let i = 0; i < WINDOW; i++) {
        const hann = 0.5 - 0.5 * Math.cos((2 * Math.PI * i) / WINDOW);
        re += (samples[from + i] ?? 0) * hann * Math.cos((2 * Math.PI * f * i) / RATE);
        im += (samples[from + i] ?? 0) * hann * Math.sin((2 * Math.PI * f * i) / RATE);
      }
      bands.push({ f, power: re * re + im * im });
    }
    return bands;
  }

  function rms(samples, from) {
    let sum = 0;
    for (let i = 0; i < WINDOW; i++) sum += (samples[from + i] ?? 0) ** 2;
    return Math.sqrt(sum / WINDOW);
  }

  const told = {};
  for (const [sound, notes] of Object.entries(recipes)) {
    const samples = await render(notes);
    const sizes = samples.map(Math.abs);
    const over = Math.max(...notes.map((note) => note.at + note.length));
    const end = sizes.findLastIndex((size) => size > 0.001);
    const starts = Array.from({ length: Math.ceil(end / (WINDOW / 5)) }, (_, i) => i * (WINDOW / 5));
    const loudest = starts.reduce((best, from) => (rms(samples, from) > rms(samples, best) ? from : best), 0);
    const bands = spectrum(samples, loudest);
    const power = bands.reduce((sum, band) => sum + band.power, 0);
    const heard = bands.reduce((sum, band) => sum + band.power * weight(band.f) ** 2, 0) / power;
    told[sound] = {
      length: end / RATE,
      peak: decibels(Math.max(...sizes)),
      first: decibels(Math.max(...sizes.slice(0, 10))),
      last: decibels(Math.max(...sizes.slice((over - 0.002) * RATE, over * RATE))),
      loudness: decibels(rms(samples, loudest) * Math.sqrt(heard)),
      middle: bands.reduce((sum, band) => sum + band.power * band.f, 0) / power,
    };
  }
  return JSON.stringify(told);
}
