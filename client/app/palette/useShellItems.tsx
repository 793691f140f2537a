import { useMantineColorScheme } from "@mantine/core";
import { IconCompass, IconHelp, IconLink, IconLogout, IconPlus, IconVolume, IconVolumeOff, IconWorld } from "@tabler/icons-react";
import { defineMessages, useIntl } from "react-intl";
import { useNavigate } from "react-router";
import { languageNames, localeCodes } from "../../../schema/rules/language/locales";
import { matchesTitle } from "../../../schema/rules/search/searchText";
import { pageOf } from "../../pages";
import { paths } from "../../paths";
import { useCanOpen } from "../../session/useCanOpen";
import { useChangeLanguage } from "../preferences/useChangeLanguage";
import { useSignOut } from "../preferences/useSignOut";
import { useUserId } from "../../session/useUserId";
import { changeSound, useSoundSettings } from "../../store/soundSettings";
import { tourAsked } from "../../store/tour";
import { themeChoices } from "../../ui/theme/themeChoices";
import { helpLineOf } from "../shell/helpLine";
import { usePageHere } from "../shell/usePageHere";
import type { PaletteItem } from "./paletteItem";

type Command = Pick<PaletteItem, "title" | "icon" | "run">;

export function useShellItems(typed: string): PaletteItem[] {
  const commands = [...useAppearance(), ...useShell(), ...useForms()];
  if (!typed) return [];
  return commands
    .filter(({ title }) => matchesTitle(title, typed))
    .map((command) => ({ key: `shell ${command.title}`, group: "commands", ...command }));
}

const icon = { size: 16, stroke: 1.75, "aria-hidden": true } as const;

function useAppearance(): Command[] {
  const intl = useIntl();
  const userId = useUserId();
  const { setColorScheme } = useMantineColorScheme();
  const changeLanguage = useChangeLanguage();
  const { muted } = useSoundSettings(userId);
  const Volume = muted ? IconVolume : IconVolumeOff;
  return [
    ...themeChoices.map(({ scheme, Icon, text }) => ({
      title: intl.formatMessage({ id: "palette.theme", defaultMessage: "Theme: {name}" }, { name: intl.formatMessage(text.props) }),
      icon: <Icon {...icon} />,
      run: () => setColorScheme(scheme),
    })),
    ...localeCodes.map((code) => ({
      title: intl.formatMessage({ id: "language.label", defaultMessage: "Language: {name}" }, { name: languageNames[code] }),
      icon: <IconWorld {...icon} />,
      run: () => changeLanguage(code),
    })),
    {
      title: muted
        ? intl.formatMessage({ id: "palette.unmute", defaultMessage: "Turn alarm sound on" })
        : intl.formatMessage({ id: "palette.mute", defaultMessage: "Turn alarm sound off" }),
      icon: <Volume {...icon} />,
      run: () => changeSound(userId, { muted: !muted }),
    },
  ];
}

function useShell(): Command[] {
  const intl = useIntl();
  const navigate = useNavigate();
  const signOut = useSignOut();
  const page = usePageHere();
  return [
    {
      title: intl.formatMessage({ id: "user.signOut", defaultMessage: "Sign out" }),
      icon: <IconLogout {...icon} />,
      run: () => void signOut(),
    },
    {
      title: intl.formatMessage({ id: "shell.copyAddress", defaultMessage: "Copy link to this view" }),
      icon: <IconLink {...icon} />,
      run: () => void navigator.clipboard.writeText(window.location.href),
    },
    ...(page && page !== "help"
      ? [
          {
            title: intl.formatMessage({ id: "help.ofScreen", defaultMessage: "Help for this screen" }),
            icon: <IconHelp {...icon} />,
            run: () => void navigate(paths.helpOn(helpLineOf(page))),
          },
        ]
      : []),
    {
      title: intl.formatMessage({ id: "help.tour", defaultMessage: "Start the tour" }),
      icon: <IconCompass {...icon} />,
      run: () => {
        tourAsked.set(true);
        void navigate(paths.map());
      },
    },
  ];
}

const formTitles = defineMessages({
  user: { id: "users.new", defaultMessage: "New user" },
  specificProfile: { id: "specific.new", defaultMessage: "New specific profile" },
  contactList: { id: "contactLists.new", defaultMessage: "New contact list" },
});
const formPages = Object.keys(formTitles) as (keyof typeof formTitles)[];

function useForms(): Command[] {
  const intl = useIntl();
  const navigate = useNavigate();
  const canOpen = useCanOpen();
  return formPages
    .filter((page) => canOpen(pageOf(page)))
    .map((page) => ({
      title: intl.formatMessage(formTitles[page]),
      icon: <IconPlus {...icon} />,
      run: () => void navigate(paths[page]("new", "0")),
    }));
}
