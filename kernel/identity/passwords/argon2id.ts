import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

import type { HashDriverContract } from '@adonisjs/core/types/hash'

const derive = promisify(argon2)

export interface Argon2Cost {
  /** Memory of one hash, in KiB. */
  readonly memory: number
  /** How often it is gone through. */
  readonly passes: number
}

const PARALLELISM = 1
const SALT_BYTES = 16
const HASH_BYTES = 32

/** How such a hash is written (PHC string format): `$argon2id$v=19$m=19456,t=2,p=1$salt$hash`. */
const FORM = /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,2}),p=1\$([\w+/]+)\$([\w+/]+)$/

/** Hashes of passwords with argon2id (RFC 9106), as Node itself makes them. */
export class Argon2id implements HashDriverContract {
  constructor(private readonly cost: Argon2Cost) {}

  isValidHash(value: string): boolean {
    return FORM.test(value)
  }

  async make(value: string): Promise<string> {
    const salt = randomBytes(SALT_BYTES)
    const hash = await hashOf(value, salt, this.cost)
    const { memory, passes } = this.cost
    return `$argon2id$v=19$m=${memory},t=${passes},p=${PARALLELISM}$${text(salt)}$${text(hash)}`
  }

  async verify(hashed: string, value: string): Promise<boolean> {
    const [, memory, passes, salt, hash] = FORM.exec(hashed) ?? []
    if (salt === undefined) return false
    const expected = Buffer.from(hash!, 'base64')
    const cost = { memory: Number(memory), passes: Number(passes) }
    const candidate = await hashOf(value, Buffer.from(salt, 'base64'), cost)
    return expected.length === candidate.length && timingSafeEqual(expected, candidate)
  }

  needsReHash(hashed: string): boolean {
    const [, memory, passes] = FORM.exec(hashed) ?? []
    return Number(memory) !== this.cost.memory || Number(passes) !== this.cost.passes
  }
}

function hashOf(value: string, nonce: Buffer, { memory, passes }: Argon2Cost): Promise<Buffer> {
  const message = value.normalize('NFKC')
  const parameters = { message, nonce, memory, passes, parallelism: PARALLELISM }
  return derive('argon2id', { ...parameters, tagLength: HASH_BYTES })
}

/** Base64 without padding. */
const text = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '')
