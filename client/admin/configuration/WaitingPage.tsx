import type { ReactNode } from "react";
import { ConfigurationPage } from "./ConfigurationPage";
import type { ConfiguredInstance } from "./useConfiguredInstance";

export interface WaitingPageProps {
  configured: ConfiguredInstance;
  hasDefault?: boolean;
  title: ReactNode;
  error: unknown;
  onRetry(): Promise<unknown>;
}

export const WaitingPage = ({ onRetry, ...page }: WaitingPageProps) => (
  <ConfigurationPage
    {...page}
    data={undefined}
    onRetry={() => void onRetry().catch(() => undefined)}
    useHistory={useNothing}
    changed={0}
    problem={null}
    saving={false}
  >
    {null}
  </ConfigurationPage>
);

const useNothing = () => ({ entries: [], error: undefined, retry: () => undefined });
