import type { Seed } from '#kernel/seed/seed'

export default class SeedSubmissions implements Seed {
  async handle(): Promise<void> {}
}
