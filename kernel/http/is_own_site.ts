import type { HttpContext } from '@adonisjs/core/http'

/**
 * Whether a browser sends a request for a page of this site, or for somebody who typed the address.
 * What the browser compared itself counts first: a proxy may have changed the name of the host. It
 * says so over https only; else the origin counts, and of a read the page where a link was followed.
 */
export function isOwnSite({ request }: HttpContext): boolean {
  const site = request.header('sec-fetch-site')
  if (site !== undefined) return site === 'same-origin' || site === 'none'
  const page = request.method() === 'GET' ? request.header('referer') : undefined
  const from = request.header('origin') ?? page
  if (from === undefined) return true
  return URL.canParse(from) && new URL(from).host === request.host()
}
