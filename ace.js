import './kernel/typescript/register.mjs'

await import('./bin/console.js')
