import type { HelpSign } from "../../schema/rules/help/help";
import { ServiceIcon } from "../mapkit/glyphs/KindIcon";
import { StatusGlyph } from "../mapkit/glyphs/StatusGlyph";
import type { ReadLine, ReadSection } from "./foundSections";
import styles from "./HelpPage.module.css";

export const HelpSections = ({ sections }: { sections: readonly ReadSection[] }) =>
  sections.map(({ key, number, title, parts }) => (
    <section key={key} data-section={key} className={styles.section}>
      <h2>
        {number} {title}
      </h2>
      {parts.map((part) => (
        <div key={part.key} className={styles.part}>
          <h3>
            {part.number} {part.title}
          </h3>
          <ul>
            {part.lines.map((line) => (
              <Line key={line.line.key} {...line} />
            ))}
          </ul>
        </div>
      ))}
    </section>
  ));

const Line = ({ line, code, name, text }: ReadLine) => (
  <li data-line={line.key} tabIndex={-1}>
    <span className={styles.mark}>
      {line.sign && <Sign sign={line.sign} />}
      {code !== null && <code>{code}</code>}
    </span>
    <span>
      <b>{name}</b>
      {text !== null && <span className={styles.said}>{text}</span>}
    </span>
  </li>
);

const Sign = ({ sign }: { sign: HelpSign }) =>
  "kind" in sign ? <ServiceIcon kind={sign.kind} size={18} /> : <StatusGlyph {...sign} size={18} />;
