import { defineConfig, drivers } from '@adonisjs/core/hash'

import { Argon2id } from '#kernel/identity/passwords/argon2id'

/** Cost of one hash follows OWASP ASVS 5.0 V11.4.2; tests pay less, they prove nothing by waiting. */
const cost =
  process.env.NODE_ENV === 'test' ? { memory: 64, passes: 1 } : { memory: 19_456, passes: 2 }

export default defineConfig({
  default: 'argon2id',
  list: {
    argon2id: () => new Argon2id(cost),
    // Passwords that were kept before there was argon2id.
    scrypt: drivers.scrypt({ maxMemory: 192 * 1024 * 1024 }),
  },
})

declare module '@adonisjs/core/types' {
  export interface HashersList {
    argon2id: () => Argon2id
    scrypt: ReturnType<typeof drivers.scrypt>
  }
}
