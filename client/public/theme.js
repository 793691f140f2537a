// Sets the theme before the first paint, so that a dark screen does not flash white. A file of its own: no inline script is allowed.
{
  let stored = null;
  try {
    stored = localStorage.getItem("atalaya.theme");
  } catch {
    // Storage is blocked: the dark theme applies.
  }
  const light = stored === "light" || (stored === "auto" && matchMedia("(prefers-color-scheme: light)").matches);
  document.documentElement.setAttribute("data-mantine-color-scheme", light ? "light" : "dark");
}
