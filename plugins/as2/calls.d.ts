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
        "GET /as2/refusals": {
            query?: {
                page?: number;
                pageSize?: 20 | 50 | 100;
            };
            answer: {
                rows: {
                    id: string;
                    at: string;
                    connectionId: string;
                    connection: string;
                    from: string;
                    to: string;
                    messageId: string | null;
                    sentence: {
                        en: string;
                        zh: string;
                    };
                    size: number;
                }[];
                total: number;
            };
        };
        "GET /as2/refusals/{as2RefusalId}/original": {
            path: {
                as2RefusalId: string;
            };
        };
    }
}
