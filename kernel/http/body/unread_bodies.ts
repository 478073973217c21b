import type { IncomingMessage, ServerResponse } from 'node:http'

const MB = 1024 * 1024

/** How bodies that were answered before they came are thrown away. */
const TIMES = {
  /** So long a client may go on sending, in milliseconds; then its connection is closed. */
  leftToSend: 5000,
  /** Bytes in a second that are taken of all of them together. */
  rate: 32 * MB,
  /** Of more than so many at once the oldest is closed. */
  most: 64,
}

/** Between two looks at what may be taken, in milliseconds. */
const TICK_MS = 20

/**
 * Bodies that nobody will read, because their requests are answered: too large, refused by a guard,
 * not readable. A client that writes before it reads comes to its answer only if it can go on
 * writing; whoever means to keep the server busy with it is slowed down by what TCP holds back.
 */
export class UnreadBodies {
  #bodies = new Set<IncomingMessage>()
  #room = 0
  #ticks: NodeJS.Timeout | undefined

  constructor(private times = TIMES) {}

  /**
   * Takes over when an answer is written and the body of its request is not here yet; to be called
   * before Node itself looks at it, which would close the connection under a client that is still
   * sending (and so lose the answer), or read whatever comes as fast as it comes.
   */
  take(request: IncomingMessage, response: ServerResponse): void {
    const { socket } = request
    const [oldest] = this.#bodies
    if (this.#bodies.size >= this.times.most) oldest!.socket.destroy()
    const isLast = !response.shouldKeepAlive
    if (isLast) keepListening(socket)
    const patience = setTimeout(() => socket.destroy(), this.times.leftToSend).unref()
    const finish = () => {
      clearTimeout(patience)
      socket.off('close', finish)
      this.#bodies.delete(request)
      if (this.#bodies.size === 0) this.#stop()
    }
    this.#bodies.add(request)
    socket.once('close', finish)
    // Node looks on only at bodies that somebody has begun to read.
    request.pause().read()
    request.on('data', ({ length }: Buffer) => this.#took(length))
    request.once('end', () => {
      finish()
      if (isLast) socket.destroySoon()
    })
    this.#start()
    this.#goOn()
  }

  #took(bytes: number): void {
    this.#room -= bytes
    if (this.#room <= 0) for (const request of this.#bodies) request.pause()
  }

  #start(): void {
    this.#ticks ??= setInterval(() => {
      // What was not used is not saved up.
      this.#room = Math.min(0, this.#room) + (this.times.rate * TICK_MS) / 1000
      this.#goOn()
    }, TICK_MS).unref()
  }

  #goOn(): void {
    if (this.#room > 0) for (const request of this.#bodies) request.resume()
  }

  #stop(): void {
    clearInterval(this.#ticks)
    this.#ticks = undefined
  }
}

/** The connection is closed on this side only at first, where Node would close it as a whole. */
function keepListening(socket: IncomingMessage['socket']): void {
  socket.destroySoon = () => {
    Reflect.deleteProperty(socket, 'destroySoon')
    socket.end()
  }
}
