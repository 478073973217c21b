import { setTimeout as sleep } from 'node:timers/promises'
import { URI, type TOTP } from 'otpauth'
import { SERVER_HANGS } from '#tests/patience'

/** An answer of the product in its envelope. */
export interface Answer<Data> {
  readonly status: boolean
  readonly code?: number
  readonly data: Data
}

/** What signing in gives: the token, or what an authenticator app is to know. */
interface SignedIn {
  readonly token: string
  readonly enrolment: { readonly uri: string }
}

/** A program that works with the product over HTTP, as docs/signing_in.md tells it. */
export class Visitor {
  #token = ''

  constructor(readonly address: string) {}

  /**
   * Signs in. Somebody whose first password was chosen by others chooses another one; where a second
   * factor is asked for, an authenticator is set up.
   */
  async signIn(username: string, password: string, later = 'Rn7uTzK2vQx9'): Promise<void> {
    const wish = { username, password, want: 'token' }
    let answer = await this.ask<SignedIn>('POST', '/api/login', wish)
    if (answer.code === 2004) {
      await this.#choosePassword(username, password, later)
      return this.signIn(username, later)
    }
    if (answer.code === 2006) {
      const code = (URI.parse(answer.data.enrolment.uri) as TOTP).generate()
      answer = await this.ask<SignedIn>('POST', '/api/login', { ...wish, code })
    }
    if (!answer.status) throw new Error(`Nobody came in: ${JSON.stringify(answer)}`)
    this.#token = answer.data.token
  }

  /** The same visitor, with the same token, at another address. */
  at(address: string): Visitor {
    const there = new Visitor(address)
    there.#token = this.#token
    return there
  }

  /** A first password is replaced on the screen alone: with the cookies of a browser. */
  async #choosePassword(username: string, oldPassword: string, password: string) {
    const page = await fetch(`${this.address}/login`)
    const cookies = page.headers.getSetCookie().map((line) => line.split(';')[0])
    const token = cookies.find((cookie) => cookie.startsWith('XSRF-TOKEN='))!.split('=')[1]
    const response = await fetch(`${this.address}/api/user/pwd/expire`, {
      method: 'PUT',
      body: JSON.stringify({ username, oldPassword, password, repeat: password }),
      headers: {
        'accept': 'application/json',
        'content-type': 'application/json',
        'cookie': cookies.join('; '),
        'x-xsrf-token': decodeURIComponent(token),
      },
    })
    const answer = (await response.json()) as Answer<unknown>
    if (!answer.status) throw new Error(`No password was chosen: ${JSON.stringify(answer)}`)
  }

  /** Sends a request; a FormData goes as it is, anything else as JSON. */
  async send(method: string, path: string, body?: unknown): Promise<Response> {
    const isForm = body instanceof FormData
    return fetch(this.address + path, {
      method,
      body: isForm ? body : body === undefined ? undefined : JSON.stringify(body),
      headers: {
        accept: 'application/json',
        ...(isForm || body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(this.#token ? { authorization: `Bearer ${this.#token}` } : {}),
      },
    })
  }

  async ask<Data>(method: string, path: string, body?: unknown): Promise<Answer<Data>> {
    const response = await this.send(method, path, body)
    return (await response.json()) as Answer<Data>
  }

  /** Sends what must succeed; gives the data of the answer. */
  async insist<Data>(method: string, path: string, body?: unknown): Promise<Data> {
    const answer = await this.ask<Data>(method, path, body)
    if (answer.status !== true) {
      throw new Error(`${method} ${path} was refused: ${JSON.stringify(answer)}`)
    }
    return answer.data
  }

  /** Asks again and again until an answer is as wished. */
  async until<Data>(path: string, isSo: (data: Data) => boolean): Promise<Data> {
    for (const end = Date.now() + SERVER_HANGS; Date.now() < end; await sleep(200)) {
      const data = await this.insist<Data>('GET', path)
      if (isSo(data)) return data
    }
    throw new Error(`${path} does not become as wished in ${SERVER_HANGS / 1000} seconds`)
  }
}
