import { readFileSync } from 'node:fs'
import type { Page } from 'playwright'

const source = readFileSync('node_modules/axe-core/axe.min.js', 'utf8')

interface Contrast {
  readonly fgColor?: string
  readonly bgColor?: string
  readonly contrastRatio?: number
}
interface Violation {
  readonly id: string
  readonly impact: string | null
  readonly help: string
  readonly nodes: readonly { readonly html: string; readonly any: { data: Contrast | null }[] }[]
}

/**
 * What axe-core calls serious or critical on a screen, in words; empty when it finds nothing. Two
 * colours that are too alike are told once, with an example. What is found is looked for once more:
 * something may have begun to fade in meanwhile.
 */
export async function seriousFaults(page: Page): Promise<string[]> {
  const faults = await faultsNow(page)
  return faults.length > 0 ? faultsNow(page) : faults
}

async function faultsNow(page: Page): Promise<string[]> {
  // What fades in or is on its way is judged once it stands there.
  await page.waitForFunction(
    () =>
      !document.querySelector('[aria-busy=true]') &&
      document.getAnimations().every((one) => one.playState !== 'running')
  )
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  const violations = await page.evaluate(async () => {
    const { axe } = window as unknown as {
      axe: { run(options: object): Promise<{ violations: Violation[] }> }
    }
    // Of what passes nothing is told, so that it need not be named; style sheets are not fetched again.
    return (await axe.run({ resultTypes: ['violations'], preload: false })).violations
  })
  const faults = new Map<string, string>()
  for (const { id, impact, help, nodes } of violations) {
    if (impact !== 'serious' && impact !== 'critical') continue
    for (const { html, any } of nodes) {
      const { fgColor, bgColor, contrastRatio } = any[0]?.data ?? {}
      const what = fgColor ? `${fgColor} on ${bgColor} is ${contrastRatio}` : html
      faults.set(`${id} ${what}`, `${id}: ${fgColor ? `${what}: ${html}` : `${help}: ${html}`}`)
    }
  }
  return [...faults.values()]
}
