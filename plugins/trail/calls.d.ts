// Written by `npm run calls` from the OpenAPI document; not edited by hand.
export {}

declare module '#resources/app/calls/calls' {
    interface Calls {
        "GET /trail": {
            query: {
                part: "audit" | "query" | "operation" | "sign_in";
                actor?: string;
                act?: string;
                caseNo?: string;
                element?: string;
                from?: string;
                to?: string;
                page?: number;
                pageSize?: 20 | 50 | 100;
            };
            answer: {
                rows: {
                    id: string;
                    at: string;
                    actor: string;
                    act: string;
                    reason: string | null;
                    caseId: string | null;
                    caseNo: string | null;
                    changes: number;
                }[];
                total: number;
            };
        };
        "GET /trail/choices": {
            query: {
                part: "audit" | "query" | "operation" | "sign_in";
            };
            answer: {
                actors: string[];
                acts: string[];
            };
        };
        "POST /trail/file": {
            body: {
                part: "audit" | "query" | "operation" | "sign_in";
                actor?: string | null;
                act?: string | null;
                caseNo?: string | null;
                element?: string | null;
                from?: string | null;
                to?: string | null;
                kind: "xlsx" | "csv";
            };
        };
    }
}
