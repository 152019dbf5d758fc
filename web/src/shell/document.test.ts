import { expect, test } from "vitest";
import { documentIn } from "./document";

const INDEX = `<html lang="en"><head><link rel="manifest" href="/manifest.en.webmanifest" /><!-- words --></head>
<body><div id="app"></div><!-- noscript --></body></html>`;
const WORDS: Readonly<Record<string, string>> = {
  "page-heading": "Ardoise : « jeux »",
  "page-description": 'Quatre jeux & "plus"',
  "page-noscript": "JavaScript < rien $&",
};

const index = documentIn("fr", INDEX, "5eed", (key) => WORDS[key] ?? key);

test("the index speaks one language", () => {
  expect(index).toContain('<html lang="fr">');
  expect(index).toContain('href="/manifest.fr.webmanifest"');
  expect(index).not.toContain("<!--");
});

test("a shared link has a title, a line and a picture, and nothing breaks out of them", () => {
  expect(index).toContain("<title>Ardoise : « jeux »</title>");
  expect(index).toContain('<meta property="og:description" content="Quatre jeux &amp; &quot;plus&quot;" />');
  expect(index).toContain('<meta property="og:image" content="{{address}}/preview.png" />');
});

test("without scripts there is a sentence", () => {
  expect(index).toContain("<noscript>JavaScript &lt; rien $&amp;</noscript>");
});

test("the service worker finds its build in it", () => {
  expect(index).toContain("5eed");
});
