import { createTheme, type ThemeOptions } from '@mui/material/styles'
import { base } from './components/base'
import { controls } from './components/controls'
import { surfaces } from './components/surfaces'
import { palette } from './palette'
import { motion, size } from './tokens'
import { typography } from './typography'

/** The one theme of the product: Inertia screens, rjsf forms and react-admin all take it. */
export const themeOptions: ThemeOptions = {
  palette,
  typography,
  spacing: 8,
  shape: { borderRadius: size.radius },
  transitions: {
    duration: {
      shortest: motion.short,
      shorter: motion.short,
      short: motion.short,
      standard: motion.long,
      complex: motion.long,
      enteringScreen: motion.long,
      leavingScreen: motion.short,
    },
  },
  components: { ...base, ...controls, ...surfaces },
}

export const theme = createTheme(themeOptions)
