/** Where a request came from: what is done for it is audited with this. */
export interface Origin {
  /** Network address of whoever asks. */
  address: string;
  /** Names this one request. */
  requestId: string;
}
