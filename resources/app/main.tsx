import { createInertiaApp, router } from '@inertiajs/react'
import { createRoot } from 'react-dom/client'
import { startContributions } from './contributions'
import { NotLoaded } from './errors/not_loaded'
import { startIcons } from './start_icons'
import { startLanguage } from './start_language'
import { fetchAhead } from './later'
import { pageNonce } from './nonce'
import { Providers } from './providers'
import { resolveScreen } from './screen_resolver'
import type { SharedProps } from './shared_props'
import { sessionHeard } from './shell/session_timer'
import { withShell } from './shell/with_shell'

// A step to another screen is something that a person does, too.
router.on('success', () => sessionHeard())

let isShown = false

/** A screen that does not come leaves the one at hand where it is; the first one is told in its place. */
async function screenOf(name: string) {
  const screen = await resolveScreen(name).catch((error: unknown) => {
    if (isShown) throw error
    return { default: NotLoaded }
  })
  isShown = true
  return withShell(screen.default)
}

await createInertiaApp<SharedProps>({
  nonce: pageNonce(),
  progress: { includeCSS: false, delay: 250, showSpinner: false },
  resolve: screenOf,
  async setup({ el, App, props }) {
    const { lang, plugins } = props.initialPage.props.shell
    startContributions(plugins)
    startIcons()
    await startLanguage(lang)
    createRoot(el).render(
      <Providers>
        <App {...props} />
      </Providers>
    )
    void fetchAhead()
  },
})
