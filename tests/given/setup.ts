// Stands before each file of tests on a database.
import "reflect-metadata";
import { afterAll } from "vitest";
import { tidy } from "./afterwards";

afterAll(tidy);
