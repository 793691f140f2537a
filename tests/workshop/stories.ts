import type { ComponentType } from "react";

/** Each export of a `*.story.tsx` is a story; the name of the file is that of the component. */
const files = import.meta.glob<Record<string, ComponentType>>("./stories/*.story.tsx", { eager: true });

export interface Story {
  component: string;
  name: string;
  Content: ComponentType;
}

export const stories: Story[] = Object.entries(files).flatMap(([path, exports]) =>
  Object.entries(exports).map(([name, Content]) => ({
    component: /([^/]+)\.story\.tsx$/.exec(path)![1]!,
    name: name.replace(/(?<=.)[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`),
    Content,
  })),
);

export const themes = ["light", "dark"] as const;
export type Theme = (typeof themes)[number];

export const storyKey = ({ component, name }: Story): string => `${component}/${name}`;
export const storyOf = (key: string): Story | undefined => stories.find((story) => storyKey(story) === key);
