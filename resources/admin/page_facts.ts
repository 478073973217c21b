/** What the server says of the back office on its page. */
function fact(name: string): string {
  return document.getElementById('admin')?.dataset[name] ?? ''
}

/** Hash of the catalogue that the server uses; forms are loaded under it. */
export function catalogueHash(): string {
  return fact('catalogue')
}

/** Version of the product and filing number, where it has one. */
export function productFacts(): { version: string; filingNumber: string } {
  return { version: fact('version'), filingNumber: fact('filing') }
}

/** A session ends after so many seconds without a request. */
export function sessionSeconds(): number {
  return Number(fact('sessionSeconds'))
}

/** Code of the chosen project; empty without one. */
export function projectCode(): string {
  return fact('project')
}

const regions = () => fact('regions').split(' ').filter(Boolean)
let known: readonly string[] | undefined

/** Regions that the project at hand reports to: cn, eu, us, jp, kr. */
export function regionsOfProject(): readonly string[] {
  return (known ??= regions())
}
