/** What the server puts in: where the page is found. A picture of it needs a whole address. */
const ADDRESS = "{{address}}";
const PICTURE = { path: "/preview.png", width: 1200, height: 630 } as const;

type Say = (key: string) => string;

/** The index in one language, out of the one of the build: for readers and for those who show a link to it. */
export function documentIn(language: string, index: string, version: string, say: Say): string {
  return index
    .replace('lang="en"', `lang="${language}"`)
    .replace("/manifest.en.", `/manifest.${language}.`)
    .replace("<!-- words -->", () => head(version, say).join("\n    "))
    .replace("<!-- noscript -->", () => `<noscript>${escaped(say("page-noscript"))}</noscript>`);
}

function head(version: string, say: Say): readonly string[] {
  const title = say("page-heading");
  const description = say("page-description");
  return [
    `<title>${escaped(title)}</title>`,
    meta("name", "description", description),
    meta("name", "version", version),
    meta("property", "og:type", "website"),
    meta("property", "og:site_name", "Ardoise"),
    meta("property", "og:title", title),
    meta("property", "og:description", description),
    meta("property", "og:image", ADDRESS + PICTURE.path),
    meta("property", "og:image:width", String(PICTURE.width)),
    meta("property", "og:image:height", String(PICTURE.height)),
    meta("name", "twitter:card", "summary_large_image"),
  ];
}

function meta(kind: "name" | "property", key: string, content: string): string {
  return `<meta ${kind}="${key}" content="${escaped(content)}" />`;
}

const SIGNS: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => SIGNS[sign] ?? sign);
}
