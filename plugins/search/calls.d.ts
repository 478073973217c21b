// Written by `npm run calls` from the OpenAPI document; not edited by hand.
import type { Question } from '#plugins/cases/contract/condition'

declare module '#resources/app/calls/calls' {
    interface Calls {
        "GET /case/searches": {
            answer: {
                id: string;
                name: string;
                isShared: boolean;
                isMine: boolean;
                ownerName: string;
                question: Question;
                revision: number;
                updatedAt: string;
            }[];
        };
        "POST /case/searches": {
            body: {
                name: string;
                isShared: boolean;
                question: {
                    conditions: {
                        element: string;
                        is: "eq" | "in" | "contains" | "starts" | "lt" | "gt" | "between" | "below" | "filled" | "empty" | "null";
                        value?: string | null;
                        to?: string | null;
                        values?: string[] | null;
                        orNull?: string[] | null;
                        orUncertain?: boolean | null;
                    }[];
                    anyRow: string[];
                };
            };
            answer: {
                id: string;
            };
        };
        "DELETE /case/searches/{searchId}": {
            path: {
                searchId: string;
            };
            answer: Record<string, never>;
        };
        "PUT /case/searches/{searchId}": {
            path: {
                searchId: string;
            };
            body: {
                revision: number;
                name: string;
                isShared: boolean;
                question: {
                    conditions: {
                        element: string;
                        is: "eq" | "in" | "contains" | "starts" | "lt" | "gt" | "between" | "below" | "filled" | "empty" | "null";
                        value?: string | null;
                        to?: string | null;
                        values?: string[] | null;
                        orNull?: string[] | null;
                        orUncertain?: boolean | null;
                    }[];
                    anyRow: string[];
                };
            };
            answer: Record<string, never>;
        };
    }
}
