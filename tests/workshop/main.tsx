// The component workshop (npm run workshop). The address ?story=…&theme=… shows one story alone.
import "@mantine/core/styles.css";
import "../../client/ui/theme/base.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { Frame } from "./Frame";
import { storyOf, themes } from "./stories";
import { Workshop } from "./Workshop";
import styles from "./workshop.module.css";

const parameters = new URLSearchParams(window.location.search);
const story = storyOf(parameters.get("story") ?? "");
const theme = themes.find((name) => name === parameters.get("theme")) ?? "dark";

createRoot(document.getElementById("root")!).render(
  <StrictMode>
    {story ? (
      <div className={styles.story}>
        <Frame story={story} theme={theme} />
      </div>
    ) : (
      <Workshop />
    )}
  </StrictMode>,
);
