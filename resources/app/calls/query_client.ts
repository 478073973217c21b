import { QueryClient } from '@tanstack/react-query'

/**
 * What the client knows of the server, for the product and the back office alike. What is said no is
 * told at once instead of being asked thrice; nothing is asked anew because a window came to the
 * front or the network came back: the clock of the session counts what a person asks.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      networkMode: 'always',
      retry: false,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
    },
    mutations: { networkMode: 'always' },
  },
})
