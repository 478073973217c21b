import { type IncomingMessage, Server, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** What a client may ask for before it has its answers; who asks for more is hung up on. */
const MOST_WAITING = 64

type Asked = readonly [IncomingMessage, ServerResponse]

/**
 * A server that begins a request when the one before it on the same connection is answered, though
 * it may be here already (RFC 9112, section 9.3.2). Node begins all of them: one client would have
 * thousands under way, and those whose connection ends meanwhile would never be over.
 */
export class OneByOneServer extends Server {
  #waiting = new WeakMap<Socket, Asked[]>()

  override emit(event: string, ...args: unknown[]): boolean {
    if (event !== 'request') return super.emit(event, ...args)
    const asked = args as unknown as Asked
    const { socket } = asked[0]
    const waiting = this.#waiting.get(socket)
    if (!waiting) this.#begin(asked)
    else if (waiting.length < MOST_WAITING) waiting.push(asked)
    else socket.destroy()
    return true
  }

  #begin([request, response]: Asked): void {
    const { socket } = request
    if (!this.#waiting.has(socket)) this.#waiting.set(socket, [])
    response.once('close', () => {
      const next = socket.destroyed ? undefined : this.#waiting.get(socket)?.shift()
      if (next) this.#begin(next)
      else if (!socket.destroyed) this.#waiting.delete(socket)
    })
    super.emit('request', request, response)
  }
}
