export const LANGUAGES = ["en", "fr", "de"] as const;

interface Picture {
  readonly src: string;
  readonly sizes: string;
  readonly type: string;
  readonly purpose: "any" | "maskable";
}

/** What a device needs to know to keep the page among its apps. */
export function manifestIn(language: string, say: (key: string) => string): object {
  return {
    id: "/",
    name: "Ardoise",
    short_name: "Ardoise",
    description: say("page-description"),
    lang: language,
    dir: "ltr",
    start_url: "/",
    scope: "/",
    display: "standalone",
    background_color: "#dfe8dd",
    theme_color: "#dfe8dd",
    categories: ["games", "entertainment"],
    icons: [
      { src: "/icon.svg", sizes: "any", type: "image/svg+xml", purpose: "any" },
      ...[192, 512].flatMap((size): readonly Picture[] => [
        { src: `/icons/${size}.png`, sizes: `${size}x${size}`, type: "image/png", purpose: "any" },
        { src: `/icons/maskable-${size}.png`, sizes: `${size}x${size}`, type: "image/png", purpose: "maskable" },
      ]),
    ],
  };
}
