import { FormattedMessage, useIntl } from "react-intl";
import { Comparison } from "../dashboard/Comparison";
import { unitText, valueText } from "../i18n/figures";
import { thresholdText } from "../dashboard/figureTexts";
import { LevelSign } from "../ui/LevelSign";
import { Sparkline } from "../dashboard/Sparkline";
import { useInstants } from "../i18n/Instant";
import { named } from "../i18n/named";
import { Refused } from "./Refused";
import { useWidgetFigures } from "./useWidgetFigures";
import type { FigureAddress } from "./widgetAddress";
import styles from "./Widget.module.css";

export function FigureWidget({ address }: { address: FigureAddress }) {
  const intl = useIntl();
  const write = useInstants();
  const { answer, isOld, isRefused } = useWidgetFigures(address);
  const figures = answer?.indicators[0];
  if (isRefused || (answer && !figures)) return <Refused />;
  const { indicator, instanceId } = address;
  const threshold = figures && thresholdText(intl, figures);
  return (
    <>
      <header className={styles.head}>
        <h1>{named(intl, "indicator", indicator)}</h1>
        {figures && <LevelSign level={figures.level} />}
      </header>
      <p className={styles.value}>
        {figures ? valueText(intl, figures.period.value) : "…"}
        <small>
          {figures && figures.period.value !== null && unitText(intl, figures.unit, figures.period.value)} {threshold}
        </small>
      </p>
      {figures && <Sparkline values={figures.values} before={figures.valuesBefore} />}
      {figures && <Comparison figures={figures} />}
      <footer className={styles.note} data-old={isOld || undefined}>
        {answer &&
          (isOld ? (
            <FormattedMessage
              id="widget.old"
              defaultMessage="{instance} · connection lost; as of {time}"
              values={{ instance: instanceId, time: write.time(answer.readAt, answer.timeZone) }}
            />
          ) : (
            <FormattedMessage
              id="widget.asOf"
              defaultMessage="{instance} · as of {time}"
              values={{ instance: instanceId, time: write.time(answer.readAt, answer.timeZone) }}
            />
          ))}
      </footer>
    </>
  );
}
