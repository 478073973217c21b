import { defineConfig, drivers } from '@adonisjs/core/hash'

/** Cost of one hash follows OWASP ASVS 5.0 V11.4.2; tests pay less, they prove nothing by waiting. */
const cost = process.env.NODE_ENV === 'test' ? 2 ** 12 : 2 ** 17

export default defineConfig({
  default: 'scrypt',
  list: {
    scrypt: drivers.scrypt({
      cost,
      blockSize: 8,
      parallelization: 1,
      maxMemory: 192 * 1024 * 1024,
    }),
  },
})

declare module '@adonisjs/core/types' {
  export interface HashersList {
    scrypt: ReturnType<typeof drivers.scrypt>
  }
}
