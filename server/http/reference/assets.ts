export const referenceStyle = `
:root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif; }
body { margin: 0; display: grid; grid-template-columns: 18rem minmax(0, 1fr); }
nav { position: sticky; top: 0; height: 100vh; box-sizing: border-box; overflow: auto; padding: 1rem; border-right: 1px solid GrayText; }
nav label { display: block; font-weight: 600; }
nav input { display: block; width: 100%; box-sizing: border-box; font: inherit; font-weight: 400; padding: 0.3rem; }
nav ul { margin: 0; padding-left: 1rem; list-style: none; }
nav li { overflow-wrap: anywhere; }
main { padding: 1rem 2rem 4rem; max-width: 60rem; }
article { border-top: 1px solid GrayText; padding: 0.5rem 0 1rem; scroll-margin-top: 0.5rem; }
h3, h4 { margin: 0.5rem 0 0; overflow-wrap: anywhere; }
h3 a { color: inherit; text-decoration: none; }
p { margin: 0.3rem 0; }
code, pre { font: 0.93em/1.45 ui-monospace, monospace; overflow-wrap: anywhere; }
pre { overflow: auto; padding: 0.7rem; border: 1px solid GrayText; border-radius: 4px; }
dt { margin-top: 0.5rem; }
dd { margin: 0 0 0 1.2rem; }
article:target, dt:target { outline: 2px solid LinkText; outline-offset: 4px; }
[hidden] { display: none; }
a { color: LinkText; }
.contents { display: none; }
@media (max-width: 50rem) {
  body { display: block; }
  nav { position: static; height: auto; max-height: 40vh; border-right: 0; border-bottom: 1px solid GrayText; }
  main { padding: 1rem; }
  .contents { display: block; position: fixed; right: 1rem; bottom: 1rem; padding: 0.4rem 0.8rem; }
  .contents { background: Canvas; border: 1px solid GrayText; border-radius: 4px; }
}
`;

export const referenceScript = `
const input = document.getElementById("search");
const status = document.getElementById("found");
const articles = [...document.querySelectorAll("article")].map((element) => ({
  element,
  link: document.querySelector('nav a[href="#' + element.id + '"]').parentElement,
  text: element.textContent.toLowerCase(),
}));
const lists = [...document.querySelectorAll("nav details")];
const sections = [...document.querySelectorAll("main section")];
const search = () => {
  const words = input.value.toLowerCase().split(/\\s+/).filter(Boolean);
  let count = 0;
  for (const { element, link, text } of articles) {
    const isFound = words.every((word) => text.includes(word));
    element.hidden = link.hidden = !isFound;
    if (isFound) count++;
  }
  for (const list of lists) {
    const matchCount = list.querySelectorAll("li:not([hidden])").length;
    list.hidden = matchCount === 0;
    list.open = words.length > 0 && matchCount > 0;
    list.querySelector("small").textContent = matchCount;
  }
  for (const section of sections) section.hidden = section.querySelector("article:not([hidden])") === null;
  status.textContent = words.length ? count + (count === 1 ? " result" : " results") : "";
};
input.addEventListener("input", search);
addEventListener("hashchange", () => {
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (!target?.closest("[hidden]")) return;
  input.value = "";
  search();
  target.scrollIntoView();
});
if (input.value) search();
`;
