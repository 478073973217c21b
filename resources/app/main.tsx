import { createInertiaApp, router } from '@inertiajs/react'
import { createRoot } from 'react-dom/client'
import { startContributions } from './contributions'
import { startLanguage } from './start_language'
import { pageNonce } from './nonce'
import { Providers } from './providers'
import { resolveScreen } from './screen_resolver'
import type { SharedProps } from './shared_props'
import { sessionHeard } from './shell/session_timer'
import { withShell } from './shell/with_shell'

// A step to another screen is something that a person does, too.
router.on('success', () => sessionHeard())

await createInertiaApp<SharedProps>({
  nonce: pageNonce(),
  progress: { includeCSS: false, delay: 250, showSpinner: false },
  resolve: async (name) => withShell((await resolveScreen(name)).default),
  async setup({ el, App, props }) {
    const { lang, plugins } = props.initialPage.props.shell
    startContributions(plugins)
    await startLanguage(lang)
    createRoot(el).render(
      <Providers>
        <App {...props} />
      </Providers>
    )
  },
})
