/** What the threads are asked to do: to give a `ReadMessage`, or a `WrittenMessage`. */
export type WorkerTask =
  | { readonly kind: 'read'; readonly bytes: Uint8Array; readonly profile?: string }
  | {
      readonly kind: 'write'
      /** A `WriteMessage` as JSON, which goes to a thread in half the time of a tree of objects. */
      readonly message: string
      /** Documents of the message by SHA-256. */
      readonly attachments: ReadonlyMap<string, Uint8Array>
    }
