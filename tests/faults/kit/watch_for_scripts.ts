import type { Page } from 'playwright'

/** What must never happen on a page that shows foreign text. */
export interface Watch {
  /** Dialogs that a script opened, and violations of the content security policy. */
  readonly incidents: string[]
  /** Fails when a script of the text has run. */
  check(): Promise<void>
}

/**
 * Watches a page from its next address on. The payloads set `window.hit`, open a dialog, or are
 * kept from it by the content security policy, which would already be one wall too late.
 */
export async function watchForScripts(page: Page): Promise<Watch> {
  const incidents: string[] = []
  page.on('dialog', async (dialog) => {
    incidents.push(`a dialog opened: ${dialog.message()}`)
    await dialog.dismiss()
  })
  await page.exposeFunction('reportViolation', (text: string) => incidents.push(text))
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { violatedDirective, blockedURI, sample } = event
      const { reportViolation } = window as unknown as { reportViolation(text: string): void }
      reportViolation(`${violatedDirective}: ${blockedURI} ${sample}`)
    })
  })
  return {
    incidents,
    async check() {
      const hit = await page.evaluate(() => (window as unknown as { hit?: unknown }).hit)
      if (hit !== undefined) incidents.push(`a script ran: ${String(hit)}`)
      if (incidents.length > 0) throw new Error(`${page.url()}: ${incidents.join('\n')}`)
    },
  }
}
