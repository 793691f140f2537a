/**
 * Placeholder for Mantine's focus trap in popovers that manage their focus (useOwnFocus). Otherwise the trap would move the focus once
 * more after opening.
 */
export const KeepFocus = () => <span hidden data-autofocus />;
