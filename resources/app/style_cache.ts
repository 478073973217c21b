import createCache from '@emotion/cache'
import { pageNonce } from './nonce'

/** Emotion's cache, first in the head so that style sheets of the bundle may refine it. */
export const styleCache = createCache({ key: 'css', prepend: true, nonce: pageNonce() })
