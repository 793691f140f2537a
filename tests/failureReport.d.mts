export const testLogs: string;
export function failureReport(failedTests: { file: string; test?: string; message?: string }[]): string;
