// Written by `npm run calls` from the OpenAPI document; not edited by hand.
export {}
