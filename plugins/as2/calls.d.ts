// Written by `npm run calls` from the OpenAPI document; not edited by hand.
export {}

declare module '#resources/app/calls/calls' {
    interface Calls {
        "GET /as2/connections/{id}/certificate": {
            path: {
                id: string;
            };
        };
        "POST /as2/connections/{id}/key": {
            path: {
                id: string;
            };
            body: {
                name: string;
                organisation: string;
                years: number;
            };
            answer: Record<string, never>;
        };
    }
}
