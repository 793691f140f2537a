export interface Origin {
  address: string;
  requestId: string;
}
