/** An invented article, as the loopback provider has it. */
export interface InventedRecord {
  readonly number: string
  readonly title: string
  readonly journal: string
  readonly authors: readonly string[]
  readonly abstract: string
  /** The day on which the database got it. */
  readonly day: string
}

const DRUG = ['Demoprazole', 'Demosartan']
const EVENT = ['rash', 'liver injury', 'paraesthesia', 'oedema', 'hypotension', 'cough']

/**
 * Invented articles of some days, so many each: the same days have the same articles.
 * @param days such as 2026-03-02
 */
export const inventedRecords = (days: readonly string[], each: number): InventedRecord[] =>
  days.flatMap((day, at) =>
    Array.from({ length: each }, (_, nth) => {
      const number = String(90_000_000 + Number(day.replaceAll('-', '')) * 10 + nth)
      const event = EVENT[(at + nth) % EVENT.length]!
      return {
        ...{ number, day, journal: 'Demo Journal of Invented Medicine' },
        title: `${DRUG[nth % DRUG.length]} and ${event}: invented report ${number}`,
        authors: [`Invented${nth + 1} A`, 'Sample B'],
        abstract: `An invented patient had ${event}.`,
      }
    })
  )
