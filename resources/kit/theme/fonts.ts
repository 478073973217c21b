// The fonts are bundled and served by the product itself; the Chinese one in slices by
// unicode-range, so that a page loads only the characters that it shows.
import '@fontsource-variable/inter/wght.css'
import '@fontsource-variable/noto-sans-sc/wght.css'
