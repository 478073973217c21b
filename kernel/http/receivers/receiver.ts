import type { IncomingMessage } from 'node:http'

import { ExtensionPoint } from '#kernel/plugins/extension_point'

/** What goes back, byte for byte. */
export interface ReceiverAnswer {
  readonly status: number
  readonly headers: Iterable<readonly [name: string, value: string]>
  readonly body: Uint8Array
}

/**
 * Takes what programs of others send in a protocol of their own. It is asked before sessions and routes:
 * there is no cookie, no token and no actor, and it says by itself whom it believes.
 */
export interface Receiver {
  /** Path of `POST` requests, from the root. */
  readonly path: `/${string}`
  /** Whether the request is in its protocol; else it goes its usual way. */
  knows(request: IncomingMessage): boolean
  /** Reads the body itself, within limits of its own. */
  receive(request: IncomingMessage): Promise<ReceiverAnswer>
}

export const receivers = new ExtensionPoint<Receiver>('http.receivers')
