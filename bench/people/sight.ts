import { percentiles, type Times } from '../measure.js'
import type { ActName } from './person.js'

/** What was told of requests. */
export class Sight {
  readonly errors: string[] = []
  readonly #times = new Map<ActName, number[]>()

  tell(act: ActName, ms: number | Error): void {
    if (ms instanceof Error) return this.fail(ms)
    this.#times.set(act, [...(this.#times.get(act) ?? []), ms])
  }

  fail(error: Error): void {
    this.errors.push(error.message)
  }

  get requests(): number {
    return this.times.length
  }

  get byAct(): Map<ActName, Times> {
    return new Map([...this.#times].map(([act, times]) => [act, percentiles(times)]))
  }

  /** Of all requests, ms. */
  get times(): number[] {
    return [...this.#times.values()].flat()
  }

  get reading(): Times {
    return this.#of((act) => act !== 'page saved')
  }

  get saving(): Times {
    return this.#of((act) => act === 'page saved')
  }

  #of(isMeant: (act: ActName) => boolean): Times {
    return percentiles([...this.#times].filter(([act]) => isMeant(act)).flatMap(([, each]) => each))
  }
}
