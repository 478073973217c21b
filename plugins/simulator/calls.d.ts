// Written by `npm run calls` from the OpenAPI document; not edited by hand.
export {}

declare module '#resources/app/calls/calls' {
    interface Calls {
        "GET /admin/simulated_regulators": {
            query?: {
                sort?: [
                    "name" | "serves" | "way" | "rule" | "delaySeconds" | "remarks" | "connectionId",
                    "ASC" | "DESC"
                ];
                range?: [
                    number,
                    number
                ];
                filter?: {
                    q?: string;
                    id?: string | string[];
                    serves?: (0 | 1) | (0 | 1)[];
                    way?: ("as2" | "folder") | ("as2" | "folder")[];
                    rule?: ("accept" | "reject" | "stepwise" | "silent" | "refuse" | "no_receipt" | "unreadable") | ("accept" | "reject" | "stepwise" | "silent" | "refuse" | "no_receipt" | "unreadable")[];
                };
            };
            answer: {
                id: string;
                revision: number;
                name: string;
                serves: number | null;
                way: string | null;
                rule: string | null;
                delaySeconds: number | null;
                remarks: string;
                connectionId: string | null;
            }[];
        };
        "POST /admin/simulated_regulators": {
            body: {
                name: string;
                serves: 0 | 1;
                way?: "as2" | "folder" | null;
                rule: "accept" | "reject" | "stepwise" | "silent" | "refuse" | "no_receipt" | "unreadable";
                delaySeconds: number;
                remarks?: string | null;
            };
            answer: {
                id: string;
                revision: number;
                name: string;
                serves: number | null;
                way: string | null;
                rule: string | null;
                delaySeconds: number | null;
                remarks: string;
                connectionId: string | null;
            };
        };
        "DELETE /admin/simulated_regulators/{id}": {
            path: {
                id: string;
            };
            answer: {
                id: string;
                revision: number;
                name: string;
                serves: number | null;
                way: string | null;
                rule: string | null;
                delaySeconds: number | null;
                remarks: string;
                connectionId: string | null;
            };
        };
        "GET /admin/simulated_regulators/{id}": {
            path: {
                id: string;
            };
            answer: {
                id: string;
                revision: number;
                name: string;
                serves: number | null;
                way: string | null;
                rule: string | null;
                delaySeconds: number | null;
                remarks: string;
                connectionId: string | null;
            };
        };
        "PUT /admin/simulated_regulators/{id}": {
            path: {
                id: string;
            };
            body: {
                name: string;
                rule: "accept" | "reject" | "stepwise" | "silent" | "refuse" | "no_receipt" | "unreadable";
                delaySeconds: number;
                remarks?: string | null;
                revision: number;
            };
            answer: {
                id: string;
                revision: number;
                name: string;
                serves: number | null;
                way: string | null;
                rule: string | null;
                delaySeconds: number | null;
                remarks: string;
                connectionId: string | null;
            };
        };
        "GET /simulated_regulators/{id}/messages": {
            path: {
                id: string;
            };
            query?: {
                page?: number;
                pageSize?: 20 | 50 | 100;
            };
            answer: {
                rows: {
                    id: string;
                    at: string;
                    fileName: string;
                    batchNumber: string | null;
                    rule: "accept" | "reject" | "stepwise" | "silent" | "refuse" | "no_receipt" | "unreadable";
                    answersAt: string | null;
                    answeredAt: string | null;
                }[];
                total: number;
            };
        };
    }
}
