import { inject } from '@adonisjs/core'

import { CaseLoader } from '#plugins/cases/contract'
import { generateCase } from '#tests/invented/cases/generate_case'

export interface GenerateInput {
  readonly cases: number
  readonly seed: string
}

/** Fills the project of the current scope with synthetic cases. */
@inject()
export class GenerateCases {
  constructor(private loader: CaseLoader) {}

  /** The same seed gives the same contents, numbered from 1; use another seed for more of them. */
  async handle({ cases, seed }: GenerateInput, onLoaded?: (loaded: number) => void): Promise<void> {
    let number = 0
    await this.loader.load(
      cases,
      () => ({ act: 'case.generated', content: generateCase({ seed, number: ++number }) }),
      onLoaded
    )
  }
}
