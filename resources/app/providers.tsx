import { CacheProvider } from '@emotion/react'
import CssBaseline from '@mui/material/CssBaseline'
import { ThemeProvider } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { Confirmations } from '#resources/kit/confirm'
import { Messages } from '#resources/kit/messages'
import { theme } from '#resources/kit/theme/theme'
import '#resources/kit/theme/fonts'
import { QueryClientProvider } from '@tanstack/react-query'
import { queryClient } from './calls/query_client'
import { ErrorBoundary } from './errors/error_boundary'
import { styleCache } from './style_cache'

/** Theme, styles with nonce, messages and questions: what every screen stands on. */
export function Providers({ children }: { children: ReactNode }) {
  return (
    <CacheProvider value={styleCache}>
      <ThemeProvider theme={theme}>
        <CssBaseline />
        <QueryClientProvider client={queryClient}>
          <Messages>
            <Confirmations>
              <ErrorBoundary>{children}</ErrorBoundary>
            </Confirmations>
          </Messages>
        </QueryClientProvider>
      </ThemeProvider>
    </CacheProvider>
  )
}
