import app from '@adonisjs/core/services/app'
import type { Page } from 'playwright'

import { PluginRegistry } from '#kernel/plugins/plugin_registry'
import { openPage } from '#tests/browser/open_page'
import type { Session } from '#tests/journeys/screens/session'

/** A resource as the back office of somebody has registered it. */
export interface Registered {
  readonly name: string
  readonly permission: string
  /** Paths of its screens below its own: '' its list, `create`, `:id`. */
  readonly screens: readonly string[]
}

/**
 * What the back office that is open has registered, as React holds it: what is a prop of `<Admin>`
 * is a screen, however it came there.
 */
export async function registered(page: Page): Promise<Registered[]> {
  await page.waitForSelector('main')
  return page.evaluate(() => {
    interface Props {
      readonly name?: string
      readonly path?: string
      readonly options?: { readonly permission: string }
      readonly children?: Given
      readonly [screen: string]: unknown
    }
    type Given = { readonly props?: Props } | readonly Given[] | string | null | undefined
    interface Fiber {
      readonly memoizedProps?: Props | null
      readonly child: Fiber | null
      readonly sibling: Fiber | null
    }
    const root = document.getElementById('admin')!
    const key = Object.keys(root).find((name) => name.startsWith('__reactContainer$'))!
    const top = (root as unknown as Record<string, { stateNode: { current: Fiber } }>)[key]!
    const flat = (given: Given): Props[] => {
      if (Array.isArray(given)) return given.flatMap(flat)
      return given && typeof given === 'object' && 'props' in given ? [given.props!] : []
    }
    /** Paths of the routes inside of a resource, also of those in a fragment. */
    const paths = (given: Given): string[] =>
      flat(given).flatMap(({ path, children }) => [...(path ? [path] : []), ...paths(children)])
    const waiting: Fiber[] = [top.stateNode.current]
    for (let fiber = waiting.pop(); fiber; fiber = waiting.pop()) {
      const resources = flat(fiber.memoizedProps?.children).filter(({ options }) => options)
      if (fiber.memoizedProps?.dataProvider && resources.length > 0) {
        return resources.map(({ name, options, children, ...has }) => ({
          name: name!,
          permission: options!.permission,
          screens: [
            ...(has.list ? [''] : []),
            ...(has.create ? ['create'] : []),
            ...(has.edit ? [':id'] : []),
            ...(has.show ? [':id/show'] : []),
            ...paths(children),
          ],
        }))
      }
      if (fiber.sibling) waiting.push(fiber.sibling)
      if (fiber.child) waiting.push(fiber.child)
    }
    return []
  })
}

/**
 * Which resources there are at all: the back office as it would be for somebody who may do everything.
 * @param cookies session of anybody
 */
export async function everyResource(
  cookies: Awaited<ReturnType<Session['cookies']>>
): Promise<Registered[]> {
  const { permissions } = await app.container.make(PluginRegistry)
  const codes = permissions.map(({ code }) => `&quot;${code}&quot;`).join()
  // What only this page thinks is refused to its calls.
  const page = await openPage({ storageState: { cookies, origins: [] }, expectErrors: /^/ })
  await page.route('**/admin', async (route) => {
    const answer = await route.fetch()
    const body = (await answer.text()).replace(/(&quot;permissions&quot;:\[)[^\]]*/, `$1${codes}`)
    await route.fulfill({ response: answer, body })
  })
  await page.goto('/admin')
  const found = await registered(page)
  await page.context().close()
  return found
}

/** The first row of a list of the back office, by its call; undefined when the list is empty. */
export async function firstRow(name: string, session: Session): Promise<string | undefined> {
  const query = new URLSearchParams({ range: '[0,0]', filter: '{}' })
  const rows = (await session.insist('get', `/api/admin/${name}?${query}`)) as { id: string }[]
  return rows[0] && String(rows[0].id)
}
