/**
 * Stands first in a popover whose content takes the focus by itself (useOwnFocus). Mantine's trap would move the focus to the begin once more, a
 * moment after it has opened, away from whoever has pressed a key by then: it finds this, which takes no focus.
 */
export const KeepFocus = () => <span hidden data-autofocus />;
